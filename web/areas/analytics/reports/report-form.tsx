import { useSignal } from '@preact/signals'
import { Form } from '../../../parts/form.tsx'
import { Refusal } from '../../../client/refusal.ts'
import { texts } from '../../../texts/en/analytics-reports.ts'
import { type Step, fieldsOf, parametersOf, stepsOf, textOf } from './parameters.ts'
import { FieldsChoice } from './fields-choice.tsx'
import { Attribution, Currency, Goal, Journey, MostErrors, OfVital, Window } from './form-fields.tsx'
import { StepsEditor } from './steps-editor.tsx'
import type { Parameters, ReportType } from './types.ts'

interface ReportFormProps {
  type: ReportType
  initial: Parameters
  show: (parameters: Parameters) => Promise<void>
}

/** What a report is asked with. */
export function ReportForm({ type, initial, show }: ReportFormProps) {
  const steps = useSignal<readonly Step[]>(stepsOf(initial))
  const fields = useSignal<readonly string[]>(fieldsOf(initial))
  const of = (name: string) => textOf(initial, name)
  return (
    <Form
      action={texts.show}
      busy={texts.showing}
      label={texts.names[type]}
      send={(values) => {
        if (type === 'breakdown' && fields.peek().length === 0)
          throw new Refusal(400, { message: texts.chooseField }, undefined)
        return show(parametersOf(type, values, { steps: steps.peek(), fields: fields.peek() }))
      }}
    >
      {type === 'funnel' && (
        <>
          <StepsEditor steps={steps.value} change={(next) => (steps.value = next)} />
          <Window of={of} />
        </>
      )}
      {type === 'goal' && <Goal of={of} name="value" />}
      {type === 'journey' && <Journey of={of} />}
      {type === 'attribution' && <Attribution of={of} />}
      {type === 'revenue' && <Currency of={of} />}
      {type === 'performance' && <OfVital of={of} />}
      {type === 'errors' && <MostErrors of={of} />}
      {type === 'breakdown' && (
        <FieldsChoice chosen={fields.value} choose={(next) => (fields.value = next)} />
      )}
    </Form>
  )
}
