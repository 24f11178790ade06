import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captionFile } from './captions.ts';
import type { FilmScript } from './film-script.ts';
import { films } from './films.ts';
import { drawFrame } from './frame.ts';

const framesPerSecond = 24;
const outputFolder = join(import.meta.dirname, '../../web/public/films');

function ffmpeg(...options: string[]): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: 'inherit' });
}

function render(name: string, film: FilmScript, frameFolder: string): void {
  const count = Math.round(film.seconds * framesPerSecond);
  for (let frame = 0; frame < count; frame += 1) {
    const file = join(frameFolder, `${String(frame).padStart(4, '0')}.svg`);
    writeFileSync(file, drawFrame(film.scene(frame / framesPerSecond)));
  }
  const output = join(outputFolder, name);
  ffmpeg(
    ...['-framerate', String(framesPerSecond), '-i', join(frameFolder, '%04d.svg')],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709'],
    ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '24'],
    // H.264 plays in every browser. The index comes first, so playback can start during the
    // download.
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', `${output}.mp4`],
  );
  const poster = join(frameFolder, 'poster.svg');
  writeFileSync(poster, drawFrame(film.scene(film.posterAt)));
  ffmpeg('-i', poster, '-c:v', 'libwebp', '-quality', '72', `${output}.webp`);
  writeFileSync(`${output}.en.vtt`, captionFile(film.cues, 'en'));
  writeFileSync(`${output}.es.vtt`, captionFile(film.cues, 'es'));
}

mkdirSync(outputFolder, { recursive: true });
const asked = process.argv.slice(2);
for (const [name, film] of Object.entries(films)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const frameFolder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    render(name, film, frameFolder);
    console.log(`${name}: ${film.seconds} s`);
  } finally {
    rmSync(frameFolder, { recursive: true });
  }
}
