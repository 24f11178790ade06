/** An email address that wraps before the `@`. Only longer parts are broken within a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span translate="no">
      {email.slice(0, Math.max(0, at))}
      <wbr />
      {email.slice(Math.max(0, at))}
    </span>
  );
}
