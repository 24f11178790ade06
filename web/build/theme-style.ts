import { variableStyles } from '../src/shared/theme/theme-variables.ts';

/** Style rules as MUI makes them: variables with their values, within selectors, some within a media query. */
interface Rules {
  readonly [name: string]: string | number | Rules;
}

function cssText(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object') return `${name}{${cssText(value)}}`;
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`;
    })
    .join('');
}

/** The values of the theme's variables, as every page has them. */
export const themeStyle = `<style>${variableStyles.map((sheet) => cssText(sheet)).join('')}</style>`;
