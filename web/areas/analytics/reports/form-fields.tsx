import { Field } from '../../../parts/field.tsx'
import { errors, performance } from '../../../texts/en/analytics-page-reports.ts'
import { texts } from '../../../texts/en/analytics-reports.ts'
import { vitals } from './results/vitals.ts'

const kinds = [
  ['path', texts.kindsOfStep.path],
  ['event', texts.kindsOfStep.event],
] as const

interface OfParameters {
  /** What stands in a field at first. */
  of: (name: string) => string
}

export const Window = ({ of }: OfParameters) => (
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

export const Goal = ({ of, name }: OfParameters & { name: 'value' | 'step' }) => (
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

export const Journey = ({ of }: OfParameters) => (
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

export const Currency = ({ of }: OfParameters) => (
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

export const Attribution = ({ of }: OfParameters) => (
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

const metrics = vitals.map((vital) => [vital, performance.names[vital]] as const)

export const OfVital = ({ of }: OfParameters) => (
  <div class="report-row">
    <Field label={performance.metric} name="metric" options={metrics} value={of('metric')} />
  </div>
)

export const MostErrors = ({ of }: OfParameters) => (
  <div class="report-row">
    <Field label={errors.limit} name="limit" type="number" min={1} max={500} value={of('limit')} required />
  </div>
)
