/** An email address, to be written to. */
export function Mail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} dir="ltr">
      {to}
    </a>
  );
}
