import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FactTableProps {
  heading: string;
  introduction?: string;
  facts: readonly { label: string; value: string }[];
}

export function FactTable({ heading, introduction, facts }: FactTableProps) {
  return (
    <Box component="section" sx={{ mt: 3, maxWidth: 420 }}>
      <Typography variant="h3" component="h2">
        {heading}
      </Typography>
      {introduction !== undefined && <p>{introduction}</p>}
      <Box component="table" sx={tableStyle}>
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyle = {
  width: '100%',
  mt: 0.5,
  borderCollapse: 'collapse',
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '& th': { textAlign: 'left', fontWeight: 400, color: 'text.secondary', py: 0.75, pr: 2 },
  '& td': { textAlign: 'right', fontWeight: 600, py: 0.75 },
} as const;
