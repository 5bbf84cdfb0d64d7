import { z } from 'zod'
import {
  contentDisposition,
  exportTestCases,
  findFormat,
  formatNames,
  streamOf,
  variantNames,
} from '../../../shared/domain/test-exports/index.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { Limit } from '../../../shared/kernel/limits.ts'
import { defineRoute, type RoutePattern } from '../../../shared/kernel/operation.ts'
import { GivenTestCase, givenCases } from '../test-cases/index.ts'

interface ExportRoute {
  id: string
  route: RoutePattern
  access: 'public' | 'user'
  limits: readonly Limit<unknown>[]
  mcp?: 'listed'
}

/** Declares an export of test cases as a file. The public and the signed-in one differ in nothing but who is counted. */
export const exportRoute = (given: ExportRoute) =>
  defineRoute({
    ...given,
    summary: 'Export test cases as a file',
    description:
      'Takes up to 10,000 public test cases and those of the QA operations, whose `type` is the public `testType`. `variant` chooses a vendor’s other layout. Xray’s JSON of more than 1,000 cases is a ZIP of several files.',
    effect: 'read',
    input: () => ({
      testCases: z.array(GivenTestCase()).min(1, 'There is nothing to export').max(10_000),
      format: z.enum(formatNames),
      variant: z.enum(variantNames).optional(),
      projectName: z.string().trim().max(200).optional(),
    }),
    // 2 KB for each case; read and checked, the whole takes some four times as much of the 128 MB of a Worker.
    maxBodyBytes: 20 * 1024 * 1024,
    produces: [
      {
        status: 200,
        mediaType: 'application/octet-stream',
        description: 'The file; its name is in Content-Disposition',
      },
    ],
    run(_context, { testCases, format, variant, projectName }) {
      const variants: readonly string[] = findFormat(format)?.variants ?? []
      if (variant && !variants.includes(variant)) {
        const message = `The format ${format} has no variant ${variant}`
        throw validationFailed({ details: [{ path: 'variant', message }] })
      }
      const file = exportTestCases({
        testCases: givenCases(testCases),
        format,
        ...(variant && { variant }),
        ...(projectName && { projectName }),
      })
      return Promise.resolve(
        new Response(streamOf(file.chunks), {
          headers: {
            'Content-Type': file.contentType,
            'Content-Disposition': contentDisposition(file.fileName),
          },
        }),
      )
    },
  })
