import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesFile } from '../rules/environment.ts';
import { mutateRules } from './mutate-rules.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // A comment with if 1 == 2; in it.
    function isKnown() { return request.auth != null; }
    function isFew(list) { return list.size() <= 50 && !list.hasAny(['a', 'b']); }

    match /notes/{note} {
      allow get: if isKnown();
    }
    match /lists/{list} {
      allow create: if isKnown() && isFew(request.resource.data.items);
    }
  }
}`;
const mutants = mutateRules(rules);
const namesOf = (place: string) =>
  mutants.map(({ id }) => id).filter((id) => id.startsWith(`${place}:`));

describe('mutateRules', () => {
  it('mutates conditions', () => {
    expect(namesOf('isKnown')).toEqual([
      'isKnown: returns true',
      'isKnown: returns false',
      'isKnown: returns the opposite',
      'isKnown: != → ==',
    ]);
    expect(namesOf('isFew')).toEqual([
      'isFew: returns true',
      'isFew: returns false',
      'isFew: returns the opposite',
      'isFew: without && list.size() <= 50',
      "isFew: without && !list.hasAny(['a', 'b'])",
      'isFew: || instead of && after list.size() <= 50',
      'isFew: <= → <',
      'isFew: <= → >=',
      'isFew: 50 → 51',
      'isFew: 50 → 49',
      'isFew: ! → ',
      "isFew: list without 'a'",
      "isFew: list without 'b'",
    ]);
  });

  it('mutates permissions', () => {
    expect(namesOf('notes')).toEqual([
      'notes: no allow get',
      'notes: allow get → get, list',
      'notes: allow get → get, write',
      'notes: allow get if true',
      'notes: allow get if not',
    ]);
  });

  it('changes only the mutated code', () => {
    const fault = mutants.find(({ id }) => id === 'isFew: <= → <');
    expect(fault?.source).toBe(rules.replace('<= 50', '< 50'));
    expect(fault?.line).toBe(6);
  });

  it('finds the collections affected by a function', () => {
    const collectionsOf = (id: string) => mutants.find((each) => each.id === id)?.collections;
    expect(collectionsOf('isKnown: != → ==')).toEqual(['notes', 'lists']);
    expect(collectionsOf('isFew: <= → <')).toEqual(['lists']);
    expect(collectionsOf('notes: allow get if true')).toEqual(['notes']);
  });

  it('mutates quantifiers in regular expressions', () => {
    const bounded = rules.replace('request.auth != null', "id.matches('^[a-z]{16,64}$')");
    const names = mutateRules(bounded).map(({ id }) => id);
    expect(names).toEqual(
      expect.arrayContaining(['isKnown: 16 → 17', 'isKnown: 16 → 15', 'isKnown: 64 → 65']),
    );
  });

  it("gives mutants of the shop's rules unique IDs", () => {
    const ids = mutateRules(readFileSync(rulesFile, 'utf8')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(200);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
