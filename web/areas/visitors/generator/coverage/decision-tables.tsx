import { texts } from '../../../../texts/en/generator-coverage.ts'
import type { SessionView } from '../session.ts'
import { useFirst } from '../../../../parts/use-first.tsx'
import { CaseLinks } from './case-links.tsx'

type Table = SessionView['models']['decisionTables'][number]

/** A decision table in the words of the text: what is asked, what comes out, and the cases of each row. */
export function DecisionTable({ table }: { table: Table }) {
  const { title, conditions, actions, rules } = table
  const { shown, more } = useFirst(rules, { words: texts.moreRows })
  return (
    <figure class="cov-figure">
      <figcaption dir="auto">{title || texts.decisionTable}</figcaption>
      <div class="cov-scroll">
        <table class="cov-table">
          <thead>
            <tr>
              <td />
              {conditions.length > 0 && (
                <th scope="colgroup" colSpan={conditions.length}>
                  {texts.conditions}
                </th>
              )}
              {actions.length > 0 && (
                <th scope="colgroup" colSpan={actions.length} class="cov-then">
                  {texts.outcomes}
                </th>
              )}
              <td />
            </tr>
            <tr>
              <th scope="col">{texts.rule}</th>
              {conditions.map((name, index) => (
                <th key={index} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              {actions.map((name, index) => (
                <th key={index} scope="col" dir="auto" class={index === 0 ? 'cov-then' : undefined}>
                  {name}
                </th>
              ))}
              <th scope="col">{texts.cases}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, values, outcome, testCaseIds }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                {conditions.map((name, index) => (
                  <Cell key={index} name={name} text={values[index]} />
                ))}
                {actions.map((name, index) => (
                  <Cell key={index} name={name} text={outcome[index]} isFirst={index === 0} />
                ))}
                <td data-head={texts.cases}>
                  <CaseLinks ids={testCaseIds} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more}
    </figure>
  )
}

const Cell = ({
  name,
  text = '',
  isFirst,
}: {
  name: string
  text?: string | undefined
  isFirst?: boolean
}) => (
  <td dir="auto" data-head={name} class={isFirst ? 'cov-then' : undefined}>
    {text === '' ? texts.emptyCell : text}
  </td>
)
