import type { Language } from '@dental-shop/domain/account/language';
import type { InformationText } from '../information-text.ts';

/** Both languages stand side by side, so that who changes one sees the other. */
export type TranslatedText = Readonly<Record<Language, InformationText>>;
