import {
  shifted,
  writeMoment,
  type Moment,
  type TemporalRange,
} from '../../requirements/facts/temporal/moment.ts'

/**
 * Numbers that a text may use for the ends of a range of dates or times: the parts of the end itself and of its neighbours, since
 * "after 31 December" and "from 1 January" are the same.
 */
export function numbersOfMoments({ of, min, max, step }: TemporalRange): string[] {
  const ends = [min, max].flatMap((end) =>
    end ? [-1, 0, 1].flatMap((steps) => shifted(end, steps, of) ?? []) : [],
  )
  return [...new Set([...ends.flatMap((end) => writtenParts(end, of)), ...(step ? [String(step)] : [])])]
}

function writtenParts(moment: Moment, of: TemporalRange['of']): string[] {
  if (moment.from === 'today') {
    const [days, months] = [Math.abs(moment.days), Math.abs(moment.months)]
    return [days, days / 7, months, months / 12].filter((part) => Number.isInteger(part)).map(String)
  }
  const [first = '', clock = of === 'time' ? first : ''] = writeMoment(moment, of).split('T')
  const hour = Number(clock.slice(0, 2))
  return [
    ...(of === 'time' ? [] : [first, ...first.split('-').map((part) => String(Number(part)))]),
    ...(clock === '' ? [] : [clock.replace(/^0(?=\d:)/, ''), `${hour % 12}${clock.slice(2)}`]),
    ...(clock === '' ? [] : [String(hour), String(hour % 12 || 12), String(Number(clock.slice(3)))]),
  ]
}
