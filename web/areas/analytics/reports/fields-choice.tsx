import { useId } from 'preact/hooks'
import { texts as dashboardTexts } from '../../../texts/en/analytics-dashboard.ts'
import { texts } from '../../../texts/en/analytics-reports.ts'
import { filterNames } from '../website/dimensions.ts'

const most = 5

/** By which dimensions figures are told apart, in the order in which they were chosen. */
export function FieldsChoice({
  chosen,
  choose,
}: {
  chosen: readonly string[]
  choose: (next: readonly string[]) => void
}) {
  const id = useId()
  return (
    <fieldset class="report-fields">
      <legend>{texts.fields}</legend>
      {filterNames.map((name) => {
        const isChosen = chosen.includes(name)
        return (
          <div class="choice" key={name}>
            <input
              id={`${id}-${name}`}
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onChange={() => choose(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])}
            />
            <label for={`${id}-${name}`}>{dashboardTexts.dimensions[name]}</label>
          </div>
        )
      })}
    </fieldset>
  )
}
