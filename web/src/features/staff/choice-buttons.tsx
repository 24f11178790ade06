import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';

export function useUrlChoice<Choice extends string | number>(
  name: string,
  choices: readonly Choice[],
  initial: Choice,
): [Choice, (choice: Choice) => void] {
  const [parameters, setParameters] = useSearchParams();
  const param = parameters.get(name);
  return [
    choices.find((choice) => String(choice) === param) ?? initial,
    (choice) =>
      setParameters(
        (address) => {
          // Otherwise, the search would hide the choice.
          address.delete('search');
          if (choice === initial) address.delete(name);
          else address.set(name, String(choice));
          return address;
        },
        { replace: true },
      ),
  ];
}

interface ChoiceButtonsProps<Choice> {
  label: string;
  choices: readonly { choice: Choice; label: string }[];
  /** Undefined while something else determines what's shown, such as a search. */
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** MUI's toggle button group would add 4 KB. */
export function ChoiceButtons<Choice extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Choice>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(({ choice, label: text }) => (
        <Button
          key={choice}
          variant={choice === chosen ? 'contained' : 'outlined'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          sx={{ px: 1.25, minWidth: 44, fontVariantNumeric: 'tabular-nums' }}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}
