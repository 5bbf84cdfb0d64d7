import { texts } from '../../../texts/en/stories-risks.ts'
import { type Cell, type Risk, bandOf, matrixOf } from './matrix-cells.ts'

interface MatrixProps {
  risks: readonly Risk[]
  chosen: Cell | null
  choose: (cell: Cell | null) => void
}

/** Five by five: how likely, and how bad. A number is a button that shows only those. */
export const Matrix = ({ risks, chosen, choose }: MatrixProps) => (
  <section class="panel matrix" aria-labelledby="risk-matrix">
    <h2 id="risk-matrix">{texts.matrix}</h2>
    <table>
      <caption>{texts.matrixCaption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">
              {texts.likelihood} / {texts.impact}
            </span>
          </th>
          {texts.levels.map((name, at) => (
            <th key={name} scope="col" title={`${texts.impact}: ${name}`}>
              {at + 1}
              <span class="visually-hidden">
                , {texts.impact}: {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrixOf(risks).map((row) => (
          <tr key={row[0]?.likelihood}>
            <th scope="row" title={`${texts.likelihood}: ${texts.levels[(row[0]?.likelihood ?? 1) - 1]}`}>
              {row[0]?.likelihood}
              <span class="visually-hidden">
                , {texts.likelihood}: {texts.levels[(row[0]?.likelihood ?? 1) - 1]}
              </span>
            </th>
            {row.map(({ risks: its, ...cell }) => (
              <td key={cell.impact} class={`is-${bandOf(cell)}`}>
                {its.length > 0 ? (
                  <button
                    type="button"
                    aria-label={texts.cell(its.length, cell.likelihood, cell.impact)}
                    aria-pressed={isSame(chosen, cell)}
                    onClick={() => choose(isSame(chosen, cell) ? null : cell)}
                  >
                    {its.length}
                  </button>
                ) : (
                  <span class="visually-hidden">{texts.empty}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p class="axes" aria-hidden="true">
      ↑ {texts.likelihood} · {texts.impact} →
    </p>
  </section>
)

const isSame = (one: Cell | null, other: Cell) =>
  one?.likelihood === other.likelihood && one.impact === other.impact
