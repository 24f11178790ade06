import { expect, it } from 'vitest';
import { gitProblems, privateFiles } from './kept-out-of-git.ts';

it('keeps every file with settings, parameters, secrets, or keys out of Git', () => {
  expect(gitProblems(privateFiles('north-dental'))).toEqual([]);
});

it('allows the examples in Git', () => {
  expect(gitProblems(['deploy/settings/example.json', 'functions/.env.demo-dental-shop'])).toEqual([
    "deploy/settings/example.json isn't ignored by Git. Add it to .gitignore.",
    "functions/.env.demo-dental-shop isn't ignored by Git. Add it to .gitignore.",
  ]);
});
