import { z } from 'zod'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import {
  contentDisposition,
  exportTestCases as makeFile,
  findFormat,
  formatNames,
  variantNames,
} from '../../../shared/domain/test-exports/index.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'

export const exportTestCases = defineRoute({
  id: 'public.export',
  route: 'POST /api/public/test-cases/export',
  summary: 'Export test cases as a file',
  access: 'public',
  effect: 'read',
  input: () => ({
    testCases: z.array(TestCase()).min(1, 'There is nothing to export').max(1000),
    format: z.enum(formatNames),
    variant: z.enum(variantNames).optional(),
    projectName: z.string().trim().max(200).optional(),
  }),
  maxBodyBytes: 16 * 1024 * 1024,
  limits: [{ name: 'exports', setting: 'EXPORTS_PER_HOUR', key: ({ addressKey }) => addressKey }],
  produces: [
    {
      status: 200,
      mediaType: 'application/octet-stream',
      description: 'The file; its name is in Content-Disposition',
    },
  ],
  run(_context, { variant, projectName, ...given }) {
    const variants: readonly string[] = findFormat(given.format)?.variants ?? []
    if (variant && !variants.includes(variant)) {
      const message = `The format ${given.format} has no variant ${variant}`
      throw validationFailed({ details: [{ path: 'variant', message }] })
    }
    const file = makeFile({ ...given, ...(variant && { variant }), ...(projectName && { projectName }) })
    return Promise.resolve(
      new Response(file.body, {
        headers: {
          'Content-Type': file.contentType,
          'Content-Disposition': contentDisposition(file.fileName),
        },
      }),
    )
  },
})
