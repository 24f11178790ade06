import type { PolicyDirective } from '@dental-shop/domain/policy-report/policy-report';

type ContentKind =
  | 'script'
  | 'style'
  | 'image'
  | 'font'
  | 'connection'
  | 'frame'
  | 'media'
  | 'form'
  | 'framing'
  | 'other';

const kinds: Partial<Record<PolicyDirective, ContentKind>> = {
  'script-src': 'script',
  'script-src-attr': 'script',
  'script-src-elem': 'script',
  'worker-src': 'script',
  'style-src': 'style',
  'style-src-attr': 'style',
  'style-src-elem': 'style',
  'img-src': 'image',
  'font-src': 'font',
  'connect-src': 'connection',
  'child-src': 'frame',
  'fenced-frame-src': 'frame',
  'frame-src': 'frame',
  'media-src': 'media',
  'form-action': 'form',
  'frame-ancestors': 'framing',
};

/** The kind of content that a directive of the policy is about. */
export function kindOfContent(directive: PolicyDirective): ContentKind {
  return kinds[directive] ?? 'other';
}
