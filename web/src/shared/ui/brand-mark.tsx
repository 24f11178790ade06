export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" style={{ flexShrink: 0 }}>
      <path
        d="M7 3h10v3l-1.5 2v9.5C15.5 20 14 22 12 22s-3.5-2-3.5-4.5V8L7 6zM8.5 11l7 1.5M8.5 14l7 1.5M8.5 17l7 1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
