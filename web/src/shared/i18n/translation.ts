import type { RefusalCode } from '@dental-shop/domain/refusal/refusal';

export type Translation<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translation<Section[Key]>;
};

export type RefusalTexts = Readonly<
  Record<RefusalCode | 'network' | 'timeout' | 'unexpected-answer', string>
>;
