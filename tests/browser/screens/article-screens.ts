import { type PublicScreen, publicScreen } from './screen.ts';

const titles = [
  ['article-2021', 'Article 2021', 'Artículo de 2021'],
  ['titach-vs-locator', 'Titach versus Locator', 'Titach frente a Locator'],
  ['titach-mandibular', 'Titach in the Mandible', 'Titach en la mandíbula'],
  ['bone-response-study', 'Bone Response Study', 'Estudio de la respuesta ósea'],
  ['blast-material', 'Blast Material', 'Material de arenado'],
  ['micromovements', 'Micromovements', 'Micromovimientos'],
  ['multicenter-study', 'Multicenter Study', 'Estudio multicéntrico'],
  ['rba-study', 'RBA Study', 'Estudio RBA'],
] as const;

export const articleScreens: readonly PublicScreen[] = titles.map(([article, en, es]) =>
  publicScreen(
    `/academics/research/${article}`,
    { en, es },
    {
      en: ['The methods and results aren’t published on this site.'],
      es: ['Sus métodos y resultados no están publicados en este sitio.'],
    },
  ),
);
