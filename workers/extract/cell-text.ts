/** A spreadsheet value as people read it: dates as ISO dates, numbers without binary noise, nothing for an empty cell. */
export function cellText(value: unknown, isPercent = false): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') {
    return isPercent ? `${Number((value * 100).toPrecision(12))}%` : String(Number(value.toPrecision(15)))
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' ? value : ''
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  const clock = time.startsWith('00:00:00') ? '' : time.slice(0, time.slice(6, 8) === '00' ? 5 : 8)
  // Day zero of the spreadsheet calendar stands for a time of day alone.
  if (date.getUTCFullYear() < 1900) return clock
  return clock ? `${day} ${clock}` : day
}
