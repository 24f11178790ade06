import type { RefusalCode } from '@dental-shop/domain/refusal/refusal';

/** The shape of an English section with any text in it: a missing or an extra key does not compile. */
export type Translation<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translation<Section[Key]>;
};

/** By the error's code. English has none of these, because it shows the error's own sentence. */
export type RefusalTexts = Readonly<
  Record<RefusalCode | 'network' | 'timeout' | 'unexpected-answer', string>
>;
