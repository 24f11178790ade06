import { describe, expect, it } from 'vitest';
import { captionFile } from './captions.ts';

describe('captionFile', () => {
  it('writes WebVTT in the given language', () => {
    const cues = [
      { from: 0, to: 2.5, en: 'The implant', es: 'El implante' },
      { from: 62.5, to: 64, en: 'The cap', es: 'La tapa' },
    ];
    expect(captionFile(cues, 'es')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nEl implante\n\n00:01:02.500 --> 00:01:04.000\nLa tapa\n',
    );
  });
});
