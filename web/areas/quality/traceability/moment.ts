/** A moment of the clock of whoever looks, as a field for one takes it: to the minute. */
export function forField(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What such a field says, for the service; nothing where it says no moment. */
export function fromField(text: string): string {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}
