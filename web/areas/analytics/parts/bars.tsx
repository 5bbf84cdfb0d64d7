import type { ComponentChildren } from 'preact'
import { count } from '../../../parts/amounts.ts'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts } from '../../../texts/en/analytics-parts.ts'
import './bars.css'

export interface Bar {
  key: string
  name: ComponentChildren
  value: number
  /** Further columns, in the order of their heads. */
  more?: readonly ComponentChildren[]
}

interface BarsProps {
  /** What the table shows, for who hears it. */
  caption: string
  /** Heads of the columns: of the names, of the values, and of those that follow. */
  heads: readonly [string, string, ...string[]]
  bars: readonly Bar[]
  format?: (value: number) => string
  /** What a full bar is; the greatest value unless given. */
  most?: number
  first?: number
}

/** Amounts as bars that are a table. */
export function Bars({ caption, heads, bars, format = count, most, first = 10 }: BarsProps) {
  const { shown, more } = useFirst(bars, { first, words: texts.moreOf })
  const full = most ?? bars.reduce((greatest, { value }) => Math.max(greatest, value), 0)
  return (
    <>
      <table class="bars">
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={head} scope="col" class={place > 0 ? 'number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, value, more: others = [] }) => (
            <tr key={key}>
              <th scope="row">
                <span
                  class="bars-bar"
                  ref={(bar) => {
                    bar?.style.setProperty('inline-size', `${full > 0 ? (value / full) * 100 : 0}%`)
                  }}
                />
                <span class="bars-name">{name}</span>
              </th>
              <td class="number">{format(value)}</td>
              {others.map((other, place) => (
                <td key={heads[place + 2]} class="number">
                  {other}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p class="bars-more">{more}</p>}
    </>
  )
}
