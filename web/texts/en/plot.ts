export const texts = {
  asTable: 'As a table',
  noValue: '–',
  nothing: 'There is nothing to show yet.',
  none: (name: string) => `${name}: none.`,
  inAll: ({ name, total, at, most }: { name: string; total: string; at: string; most: string }) =>
    `${name}: ${total} in all, the most on ${at} (${most}).`,
  between: ({ name, least, most, at }: { name: string; least: string; most: string; at: string }) =>
    least === most
      ? `${name}: ${most} all the time.`
      : `${name}: from ${least} to ${most}, which was on ${at}.`,
}
