import { count } from '../../../parts/amounts.ts'
import './heat.css'

interface HeatRow {
  name: string
  /** Further words of the row, in a column of their own before the values. */
  more?: string
  values: readonly (number | null)[]
}

interface HeatProps {
  caption: string
  /** Above the names of the rows. */
  corner: string
  moreHead?: string
  heads: readonly string[]
  /** At how many columns a head is shown; each has one for who hears it. */
  everyHead?: number
  rows: readonly HeatRow[]
  most: number
  format?: (value: number) => string
}

/** A matrix of amounts, the more of them the darker. It is a table; on a narrow window it scrolls within itself. */
export const Heat = ({
  caption,
  corner,
  moreHead,
  heads,
  everyHead = 1,
  rows,
  most,
  format = count,
}: HeatProps) => (
  <div class={`scroll heat ${everyHead > 1 ? 'sparse' : ''}`} tabIndex={0} role="region" aria-label={caption}>
    <table>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {moreHead && (
            <th scope="col" class="number">
              {moreHead}
            </th>
          )}
          {heads.map((head, place) => (
            <th key={head} scope="col">
              <span class={place % everyHead === 0 ? undefined : 'visually-hidden'}>{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, more, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {moreHead && <td class="number">{more}</td>}
            {heads.map((head, place) => (
              <Cell key={head} value={values[place] ?? null} most={most} format={format} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

interface CellProps {
  value: number | null
  most: number
  format: (value: number) => string
}

const Cell = ({ value, most, format }: CellProps) => (
  <td
    class="heat-cell"
    ref={(cell) => {
      cell?.style.setProperty('--share', `${most > 0 && value ? Math.round(12 + (value / most) * 78) : 0}%`)
      cell?.toggleAttribute('data-full', most > 0 && (value ?? 0) / most > 0.55)
    }}
  >
    {value === null ? '' : format(value)}
  </td>
)
