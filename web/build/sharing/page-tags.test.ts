import { describe, expect, it } from 'vitest';
import { isListed, pageTags, unlistedTags } from './page-tags.ts';

const page = {
  siteUrl: 'https://shop.example.com',
  siteName: 'A "Shop"',
  head: { title: 'Kits & more', description: 'All', canonicalPath: '/products/A%20%26%20B' },
  shared: {
    pictureFile: 'KB18.svg',
    pictureText: 'A kit',
    structuredData: [{ name: '</script><script>alert(1)</script>' }],
  },
  isListed: true,
};

describe('pageTags', () => {
  it('uses absolute URLs for the page and its image', () => {
    const tags = pageTags(page);
    expect(tags).toContain(
      '<link rel="canonical" href="https://shop.example.com/products/A%20%26%20B">',
    );
    expect(tags).toContain('content="https://shop.example.com/social/KB18.png"');
  });

  it('escapes text and structured data', () => {
    const tags = pageTags(page);
    expect(tags).toContain('content="Kits &amp; more"');
    expect(tags).toContain('content="A &quot;Shop&quot;"');
    expect(tags.match(/<\/script>/g)).toHaveLength(1);
  });

  it('adds noindex to unlisted pages and the app shell', () => {
    const noIndex = '<meta name="robots" content="noindex">';
    expect(pageTags(page)).not.toContain(noIndex);
    expect(pageTags({ ...page, isListed: false })).toContain(noIndex);
    expect(unlistedTags).toContain(noIndex);
    expect(unlistedTags).not.toContain('canonical');
  });

  it('throws for a page without a canonical path', () => {
    const head = { ...page.head, canonicalPath: null };
    expect(() => pageTags({ ...page, head })).toThrow('Kits & more');
  });
});

describe('isListed', () => {
  it('excludes the cart and the login page', () => {
    expect(isListed('/products/Drills')).toBe(true);
    expect(isListed('/register')).toBe(true);
    expect(isListed('/cart')).toBe(false);
    expect(isListed('/login')).toBe(false);
  });
});
