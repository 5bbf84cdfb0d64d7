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

/** Amounts as bars that are a table. The roles are said, because a browser forgets them where a row of many values is stacked on a phone. */
export function Bars({ caption, heads, bars, format = count, most, first = 10 }: BarsProps) {
  const { shown, more } = useFirst(bars, { first, words: texts.moreOf })
  const full = most ?? bars.reduce((greatest, { value }) => Math.max(greatest, value), 0)
  return (
    <>
      <table class={heads.length > 2 ? 'bars stacked' : 'bars'} role="table">
        <caption class="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head, place) => (
              <th key={head} scope="col" role="columnheader" class={place > 0 ? 'number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map(({ key, name, value, more: others = [] }) => (
            <tr key={key} role="row">
              <th scope="row" role="rowheader">
                <span
                  class="bars-bar"
                  ref={(bar) => {
                    bar?.style.setProperty('inline-size', `${full > 0 ? (value / full) * 100 : 0}%`)
                  }}
                />
                <span class="bars-name">{name}</span>
              </th>
              <td class="number" role="cell" data-name={heads[1]}>
                {format(value)}
              </td>
              {others.map((other, place) => (
                <td key={heads[place + 2]} class="number" role="cell" data-name={heads[place + 2]}>
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
