import { texts } from '../../../texts/en/analytics-visitors.ts'
import { busiest, fromMonday } from './week.ts'
import { Heat } from '../parts/heat.tsx'

/** How many visitors there are at each hour of each weekday. */
export function Weekly({ hours }: { hours: readonly (readonly number[])[] }) {
  const { day, hour, many } = busiest(hours)
  return (
    <section class="panel">
      <h2>{texts.weekly}</h2>
      <p class="muted">
        {texts.weeklySaid({ day: texts.weekdays[day] ?? '', hour: texts.hour(hour), many })}
      </p>
      <Heat
        caption={texts.weekly}
        corner={texts.day}
        heads={Array.from({ length: 24 }, (_, at) => texts.hour(at))}
        everyHead={3}
        rows={fromMonday.map((at) => ({ name: texts.weekdays[at] ?? '', values: hours[at] ?? [] }))}
        most={many}
      />
    </section>
  )
}
