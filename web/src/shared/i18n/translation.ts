/** The shape of an English section with any text in it: a missing or an extra key does not compile. */
export type Translation<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends string ? string : Translation<Section[Key]>;
};
