import { texts } from '../../../texts/en/exams.ts'
import type { Exam } from './types.ts'

const kinds = { better: 'good', worse: 'failed', no_difference_shown: 'pending' } as const

/** What an exam shows beside the one before it: the verdict in words, and each figure with its interval. */
export function Differences({
  comparison: { verdict, questions, differences },
}: {
  comparison: NonNullable<Exam['comparison']>
}) {
  const { columns } = texts
  return (
    <>
      <p>
        <span class={`tag ${kinds[verdict]}`}>{texts.verdict[verdict]}</span> {texts.compared(questions)}
      </p>
      {differences.length > 0 && (
        <details>
          <summary>{texts.differences}</summary>
          <div class="exam-differences">
            <table>
              <thead>
                <tr>
                  <th scope="col">{columns.figure}</th>
                  <th scope="col">{columns.before}</th>
                  <th scope="col">{columns.after}</th>
                  <th scope="col">{columns.interval}</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ figure, before, after, difference, low, high }) => (
                  <tr key={figure}>
                    <th scope="row">{texts.names[figure]}</th>
                    <td>{before.toFixed(2)}</td>
                    <td>{after.toFixed(2)}</td>
                    <td>{texts.interval(difference, low, high)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </>
  )
}
