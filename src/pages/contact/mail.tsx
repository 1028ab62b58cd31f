/** A link to an email address. */
export function Mail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} dir="ltr">
      {to}
    </a>
  );
}
