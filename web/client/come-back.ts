import { texts } from '../texts/en/client.ts'

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const clockAndDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const minuteMs = 60_000

/** When a limit ends, in words: the seconds of a short wait, else the first whole minute at which it has ended, with its day where that is another one. */
export function comeBack(at: number, now: number): string {
  const waitMs = at - now
  if (waitMs <= 0) return texts.comeBackNow
  if (waitMs < minuteMs) return texts.comeBackIn(Math.ceil(waitMs / 1000))
  const minute = new Date(Math.ceil(at / minuteMs) * minuteMs)
  const isToday = minute.toDateString() === new Date(now).toDateString()
  return texts.comeBackAt((isToday ? clock : clockAndDay).format(minute))
}
