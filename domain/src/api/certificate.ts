import * as z from 'zod';
import { options, type QuestionName, questions } from '../certification/quiz.ts';

const answer = z.enum(options);
const answers = Object.fromEntries(questions.map(({ name }) => [name, answer])) as Record<
  QuestionName,
  typeof answer
>;

export const certificateRequest = z.strictObject({ answers: z.strictObject(answers) });
export type CertificateRequest = z.infer<typeof certificateRequest>;

export const certificateSummary = z.object({
  number: z.string(),
  score: z.int(),
  questions: z.int(),
  passedAt: z.iso.datetime(),
});
export type CertificateSummary = z.infer<typeof certificateSummary>;

export const certificateResponse = z.object({
  data: z.object({
    right: z.int(),
    isPassed: z.boolean(),
    certificate: certificateSummary.nullable(),
    isNew: z.boolean(),
  }),
});
export type CertificateResponse = z.infer<typeof certificateResponse>;
