import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createLauncherJar, foldManifestLine } from './find-firestore-emulator.ts';

describe('createLauncherJar', () => {
  it("names the emulator's main class and the installed jar", () => {
    const path = `/opt/${'a rather long folder name/'.repeat(6)}emulator.jar`;
    const manifest = unzipSync(createLauncherJar(path))['META-INF/MANIFEST.MF'];
    const text = strFromU8(manifest ?? new Uint8Array());
    expect(text).toContain('Main-Class: com.google.cloud.datastore.emulator.firestore');
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`Class-Path: file://${encodeURI(path)}\r\n`);
  });
});

describe('foldManifestLine', () => {
  it('leaves a short line unchanged', () => {
    expect(foldManifestLine('Manifest-Version: 1.0')).toBe('Manifest-Version: 1.0');
  });

  it('limits every line to 72 bytes without losing text', () => {
    const line = `Class-Path: ${'x'.repeat(300)}`;
    const folded = foldManifestLine(line);
    for (const each of folded.split('\r\n')) expect(each.length).toBeLessThanOrEqual(72);
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  });
});
