import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import { chosenLanes, needsShop, stages } from './stages.ts';
import { suites } from './suites.ts';

const all = Object.values(stages).flat();

it('contains every suite exactly once', () => {
  expect(all.flat(2).toSorted()).toEqual(suites.map(({ name }) => name).toSorted());
});

describe('chosenLanes', () => {
  const named = (...names: string[]) =>
    chosenLanes(all, choose(names, '.')).map((lanes) =>
      lanes.map((lane) => lane.map(({ suite }) => suite.name)),
    );

  it('keeps chosen suites in their parallel lanes', () => {
    expect(named('api', 'browser', 'accessibility')).toEqual([
      [['api', 'browser'], ['accessibility']],
    ]);
  });

  it('omits lanes and stages without chosen suites', () => {
    expect(named('pages', 'unit')).toEqual([[['unit']], [['pages']]]);
  });
});

it('needs a shop for every suite of its stages except `deploy`', () => {
  const withShop = (...names: string[]) => chosenLanes(stages.withShop, choose(names, '.'));
  expect(needsShop(withShop('unit', 'deploy'))).toBe(false);
  expect(needsShop(withShop('deploy', 'pages'))).toBe(true);
});
