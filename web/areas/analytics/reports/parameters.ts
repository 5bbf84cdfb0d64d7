import type { Values } from '../../../parts/form.tsx'
import type { Parameters, ReportType } from './types.ts'

export interface Step {
  type: 'path' | 'event'
  value: string
}

/** How many steps a funnel has. */
export const stepsOfFunnel = { least: 2, most: 8 } as const

const defaults: Readonly<Record<ReportType, Parameters>> = {
  funnel: {
    window: 60,
    steps: [
      { type: 'path', value: '/' },
      { type: 'path', value: '' },
    ],
  },
  retention: {},
  goal: { type: 'path', value: '' },
  journey: { steps: 5 },
  utm: {},
  attribution: { model: 'first-click', type: 'path', step: '' },
  revenue: { currency: 'EUR' },
  breakdown: { fields: ['path'] },
  performance: { metric: 'lcp' },
  engagement: {},
  errors: { limit: 100 },
}
export const defaultsOf = (type: ReportType): Parameters => defaults[type]

const withoutForm: readonly ReportType[] = ['retention', 'utm', 'engagement']
const atOnce: readonly ReportType[] = [...withoutForm, 'performance', 'errors']

/** Whether there is anything to be asked before a report is worked out. */
export const hasForm = (type: ReportType): boolean => !withoutForm.includes(type)

/** Whether a report tells enough as long as nobody has said what of. */
export const isAtOnce = (type: ReportType): boolean => atOnce.includes(type)

/** What was filled in, as the service takes it. `own` are steps and fields, which are no single fields of a form. */
export function parametersOf(
  type: ReportType,
  values: Values,
  own: { steps: readonly Step[]; fields: readonly string[] },
): Parameters {
  const kind = values['type'] ?? 'path'
  if (type === 'funnel') return { window: Number(values['window']), steps: own.steps }
  if (type === 'goal') return { type: kind, value: values['value'] ?? '' }
  if (type === 'journey')
    return {
      steps: Number(values['steps']),
      ...(values['startStep'] && { startStep: values['startStep'] }),
      ...(values['endStep'] && { endStep: values['endStep'] }),
    }
  if (type === 'attribution')
    return {
      model: values['model'],
      type: kind,
      step: values['step'] ?? '',
      ...(values['currency'] && { currency: values['currency'] }),
    }
  if (type === 'revenue') return { currency: values['currency'] ?? '' }
  if (type === 'breakdown') return { fields: own.fields }
  if (type === 'performance') return { metric: values['metric'] }
  if (type === 'errors') return { limit: Number(values['limit']) }
  return {}
}

const periods = ['startDate', 'endDate', 'startAt', 'endAt', 'timezone', 'unit']

/** A saved report without its time, which the page chooses. */
export const withoutPeriod = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !periods.includes(name)))

export const textOf = (parameters: Parameters, name: string): string => {
  const value = parameters[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Steps of a funnel; of a saved one that is none the first two. */
export function stepsOf(parameters: Parameters): Step[] {
  const steps: unknown = parameters['steps']
  return Array.isArray(steps) ? (steps as Step[]).map(({ type, value }) => ({ type, value })) : []
}

export const fieldsOf = (parameters: Parameters): string[] => {
  const fields: unknown = parameters['fields']
  return Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string') : []
}
