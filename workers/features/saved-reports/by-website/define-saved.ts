import { z } from 'zod'
import { numberedFields, numberedPage } from '../../../../shared/db/numbered-pages.ts'
import { type Shape, type TypedOperation, defineOperation } from '../../../../shared/kernel/operation.ts'
import {
  filterFields,
  filterNames,
  parametersOf,
  rangeFields,
  askedByAddress,
  segmentNotFound,
  withoutDates,
} from '../../reports/index.ts'
import { websiteNotFound, websiteOrganization } from '../../websites/index.ts'
import { changeReport } from '../change-report.ts'
import { reportNotFound } from '../errors.ts'
import { removeReport } from '../remove-report.ts'
import { saveReport } from '../save-report.ts'
import { reportFields } from '../schemas.ts'
import { readRow } from '../store.ts'
import { type SavedType, organizationOf, pageOfReports } from './store.ts'
import { UmamiReport, UmamiReportAlone, umamiReportAlone } from './umami-report.ts'

/** A report of one type as clients of Umami ask for it since 3.3: under its website, by the plural of its type. Each is a door to the saved reports of `/api/reports`. */
interface Door {
  id: string
  type: SavedType
}

const pathOf = (type: SavedType) => `/api/websites/{websiteId}/${type}s` as const

const ofWebsite = { organization: websiteOrganization, hidden: websiteNotFound }
const ofReport = (type: SavedType) => ({ organization: organizationOf(type), hidden: reportNotFound })
const ids = () => ({ websiteId: z.uuid(), reportId: z.uuid() })
const parameters = (type: SavedType) => parametersOf[type]() as unknown as z.ZodType<Record<string, unknown>>

export const defineSavedList = ({ id, type }: Door) =>
  defineOperation({
    id,
    route: `GET ${pathOf(type)}`,
    summary: `List the saved ${type}s of a website, in pages by their number`,
    description: 'Newest first, as clients of Umami ask for them.',
    access: { role: 'viewer', ...ofWebsite },
    effect: 'read',
    input: () => ({ websiteId: z.uuid(), ...numberedFields() }),
    output: () => z.object(numberedPage(UmamiReport())),
    errors: [websiteNotFound],
    run: (context, { websiteId, ...asked }) => pageOfReports(context, { websiteId, type }, asked),
  })

export const defineSavedCreate = ({ id, type }: Door) =>
  defineOperation({
    id,
    route: `POST ${pathOf(type)}`,
    summary: `Save a ${type} of a website, as clients of Umami do`,
    description: `The same as \`POST /api/reports\` with the type ${type}.`,
    access: { role: 'member', ...ofWebsite },
    effect: 'write',
    input: () => {
      const { name, description } = reportFields()
      return {
        websiteId: z.uuid(),
        name,
        description: description.default(''),
        parameters: parameters(type),
      }
    },
    output: UmamiReportAlone,
    errors: [websiteNotFound],
    run: (context, given) =>
      saveReport(
        context,
        { type, ...given },
        { action: id, gone: websiteNotFound, answerOf: umamiReportAlone },
      ),
  })

export const defineSavedGet = ({ id, type }: Door) =>
  defineOperation({
    id,
    route: `GET ${pathOf(type)}/{reportId}`,
    summary: `Get a saved ${type}, as clients of Umami ask`,
    access: { role: 'viewer', ...ofReport(type) },
    effect: 'read',
    input: ids,
    output: UmamiReportAlone,
    errors: [reportNotFound],
    run: async (context, { reportId }) => umamiReportAlone(await readRow(context, reportId)),
  })

export const defineSavedUpdate = ({ id, type }: Door) =>
  defineOperation({
    id,
    route: `POST ${pathOf(type)}/{reportId}`,
    summary: `Change a saved ${type}, as clients of Umami do`,
    description: 'Only what is given changes; parameters as a whole.',
    access: { role: 'member', ...ofReport(type) },
    effect: 'write',
    input: () => {
      const { name, description } = reportFields()
      return {
        ...ids(),
        name: name.optional(),
        description: description.optional(),
        parameters: parameters(type).optional(),
      }
    },
    // Clients of Umami say in the body, too, what stands in the path under their name.
    ignores: [`${type}Id`],
    output: UmamiReportAlone,
    errors: [reportNotFound],
    run(context, given) {
      const { websiteId: _, ...change } = given
      return changeReport(context, change, { action: id, answerOf: umamiReportAlone })
    },
  })

export const defineSavedDelete = ({ id, type }: Door) =>
  defineOperation({
    id,
    route: `DELETE ${pathOf(type)}/{reportId}`,
    summary: `Delete a saved ${type}, as clients of Umami do`,
    description: 'What visitors did stays as it is.',
    access: { role: 'member', ...ofReport(type) },
    effect: 'destroy',
    input: ids,
    output: () => z.object({ ok: z.literal(true) }),
    errors: [reportNotFound],
    async run(context, { reportId }) {
      await removeReport(context, { action: id, reportId })
      return { ok: true as const }
    },
  })

/** What a saved report tells of a stretch of time: `report` is the one that is asked with its parameters. */
export const defineSavedStats = <S extends Shape, O extends z.ZodType>(
  report: TypedOperation<S, O>,
  { id, type }: Door,
) =>
  defineOperation({
    id,
    route: `GET ${pathOf(type)}/{reportId}/stats`,
    summary: `Get what a saved ${type} tells, as clients of Umami ask`,
    description: `What \`${report.method} ${report.path}\` answers to its parameters.`,
    access: { role: 'viewer', ...ofReport(type) },
    effect: 'read',
    input: () => ({ ...ids(), ...rangeFields(), ...filterFields() }),
    numbered: filterNames,
    // Clients of Umami send them along with every range.
    ignores: ['unit', 'timezone'],
    output: report.output as () => O,
    errors: [reportNotFound, segmentNotFound],
    async run(context, { websiteId, reportId, startAt, endAt, ...filters }, request) {
      const saved = withoutDates((await readRow(context, reportId)).parameters)
      const asked = { websiteId, filters, parameters: { ...saved, startAt, endAt } }
      return askedByAddress(report)(context, asked, request)
    },
  })
