import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import { chosenLanes, stages } from './stages.ts';
import { suites } from './suites.ts';

const all = Object.values(stages).flat();

it('has every suite once', () => {
  expect(all.flat(2).toSorted()).toEqual(suites.map(({ name }) => name).toSorted());
});

describe('chosenLanes', () => {
  const named = (...names: string[]) =>
    chosenLanes(all, choose(names, '.')).map((lanes) =>
      lanes.map((lane) => lane.map(({ suite }) => suite.name)),
    );

  it('keeps side by side what was chosen of both lanes', () => {
    expect(named('api', 'browser', 'accessibility')).toEqual([
      [['api', 'browser'], ['accessibility']],
    ]);
  });

  it('leaves out lanes and stages of which nothing was chosen', () => {
    expect(named('pages', 'unit')).toEqual([[['unit']], [['pages']]]);
  });
});
