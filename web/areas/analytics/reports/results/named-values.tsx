import { results as texts } from '../../../../texts/en/analytics-reports.ts'
import { Bars } from '../../parts/bars.tsx'

interface NamedValuesProps {
  title: string
  head: string
  values: readonly { name: string; value: number }[]
  format?: ((value: number) => string) | undefined
}

/** Values with names, in a panel of their own. */
export const NamedValues = ({ title, head, values, format }: NamedValuesProps) => (
  <section class="panel">
    <h3>{title}</h3>
    {values.length === 0 ? (
      <p class="muted">{texts.none}</p>
    ) : (
      <Bars
        caption={title}
        heads={[texts.value, head]}
        bars={values.map(({ name, value }) => ({
          key: name,
          name: <bdi>{name || texts.unknown}</bdi>,
          value,
        }))}
        {...(format && { format })}
      />
    )}
  </section>
)
