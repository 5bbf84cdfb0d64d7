import { useSignal } from '@preact/signals'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Refusal } from '../../../client/refusal.ts'
import { texts } from '../../../texts/en/analytics-reports.ts'
import { type Step, fieldsOf, parametersOf, stepsOf, textOf } from './parameters.ts'
import { FieldsChoice } from './fields-choice.tsx'
import { StepsEditor } from './steps-editor.tsx'
import type { Parameters, ReportType } from './types.ts'

interface ReportFormProps {
  type: ReportType
  initial: Parameters
  show: (parameters: Parameters) => Promise<void>
}

const kinds = [
  ['path', texts.kindsOfStep.path],
  ['event', texts.kindsOfStep.event],
] as const

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
      {type === 'breakdown' && (
        <FieldsChoice chosen={fields.value} choose={(next) => (fields.value = next)} />
      )}
    </Form>
  )
}

interface OfParameters {
  /** What stands in a field at first. */
  of: (name: string) => string
}

const Window = ({ of }: OfParameters) => (
  <div class="report-row">
    <Field
      label={texts.window}
      name="window"
      type="number"
      min={1}
      max={43_200}
      value={of('window')}
      required
    />
  </div>
)

const Goal = ({ of, name }: OfParameters & { name: 'value' | 'step' }) => (
  <div class="report-row">
    <Field label={texts.goalKind} name="type" options={kinds} value={of('type')} />
    <Field
      label={texts.goal}
      name={name}
      hint={texts.stepHint}
      value={of(name)}
      autocomplete="off"
      dir="auto"
      maxLength={500}
      required
    />
  </div>
)

const Journey = ({ of }: OfParameters) => (
  <div class="report-row">
    <Field
      label={texts.journeySteps}
      name="steps"
      type="number"
      min={2}
      max={7}
      value={of('steps')}
      required
    />
    <Field
      label={texts.startStep}
      name="startStep"
      hint={texts.anything}
      value={of('startStep')}
      dir="auto"
      maxLength={500}
    />
    <Field
      label={texts.endStep}
      name="endStep"
      hint={texts.anything}
      value={of('endStep')}
      dir="auto"
      maxLength={500}
    />
  </div>
)

const Currency = ({ of }: OfParameters) => (
  <div class="report-row">
    <Field
      label={texts.currency}
      name="currency"
      hint={texts.currencyHint}
      value={of('currency')}
      autocomplete="off"
      maxLength={10}
      required
    />
  </div>
)

const models = [
  ['first-click', texts.models['first-click']],
  ['last-click', texts.models['last-click']],
] as const

const Attribution = ({ of }: OfParameters) => (
  <>
    <Goal of={of} name="step" />
    <div class="report-row">
      <Field label={texts.model} name="model" options={models} value={of('model')} />
      <Field
        label={texts.creditCurrency}
        name="currency"
        hint={texts.creditCurrencyHint}
        value={of('currency')}
        autocomplete="off"
        maxLength={10}
      />
    </div>
  </>
)
