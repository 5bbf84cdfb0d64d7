import { z } from 'zod'
import { once } from '../basics/once.ts'

const mostText = 400
/** A select of a thousand countries is told whole; what is longer is cut. */
const mostOptions = 1_000
export const mostControls = 2_000
export const mostPages = 10
/** Of one table; whoever reads it sees how its rows are told apart, not all of them. */
const mostCells = { rows: 20, columns: 12 }
export const mostGoneBy = 20

const text = () => z.string().max(mostText)

/** What somebody does to a control so that others appear, and how it is then named in the page: the acts that an inventory tries. */
export const revealActions = ['press', 'choose', 'tick', 'untick', 'open'] as const

const RevealSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      action: z.enum(revealActions),
      role: text(),
      name: text(),
      value: text().optional().describe('The option that is chosen'),
    })
    .meta({ id: 'PageReveal' }),
)

/** A control as assistive technology is told of it, with the limits of its markup. */
export const PageControlSchema = /* @__PURE__ */ once(() =>
  z
    .object({
      role: text().describe('Its ARIA role; a password field is a textbox of type password'),
      name: text().describe('Its accessible name, else the label that stands beside it'),
      type: text().optional().describe('Of an input its type attribute; `select` and `textarea` of those'),
      value: text().optional().describe('What it holds when the page is opened; never told of a password'),
      checked: z.boolean().optional(),
      options: z.array(text()).max(mostOptions).optional().describe('In the words of the page'),
      group: text().optional().describe('The name of the group or radio group that it belongs to'),
      hint: text().optional().describe('Its accessible description or placeholder'),
      limits: z
        .object({
          min: text(),
          max: text(),
          step: text(),
          minLength: z.number().int().min(0),
          maxLength: z.number().int().min(0),
          pattern: text(),
          required: z.literal(true),
          readOnly: z.literal(true),
          multiple: z.literal(true),
          accept: text(),
        })
        .partial()
        .optional(),
      disabled: z.literal(true).optional().describe('It is there and cannot be used when the page is opened'),
      hidden: z.literal(true).optional().describe('It is not shown when the page is opened'),
      region: text().optional().describe('The named region, tab panel, dialog or form that it stands in'),
      revealedBy: z
        .array(RevealSchema())
        .max(5)
        .optional()
        .describe('What is done, in this order, until it is shown and can be used'),
      revealedByOthers: z
        .literal(true)
        .optional()
        .describe('Acts on other controls reveal it as well: any change may do'),
      goneBy: z
        .array(RevealSchema())
        .max(mostGoneBy)
        .optional()
        .describe('Each of these, done when the page is opened, takes it away or out of use'),
    })
    .meta({ id: 'PageControl' }),
)

/** What a page offers: plain data, of which nothing is markup. */
export const PageInventorySchema = /* @__PURE__ */ once(() =>
  z
    .object({
      url: z.string().max(2048),
      title: text(),
      controls: z.array(PageControlSchema()).max(mostControls),
      headings: z.array(text()).max(500),
      regions: z
        .array(z.object({ role: text(), name: text() }))
        .max(200)
        .default([]),
      tables: z
        .array(
          z.object({
            name: text(),
            columns: z.array(text()).max(100),
            rows: z.number().int().min(0),
            cells: z
              .array(z.array(text()).max(mostCells.columns))
              .max(mostCells.rows)
              .optional()
              .describe('What its first rows show, cell by cell, when the page is opened'),
          }),
        )
        .max(100)
        .default([]),
      values: z
        .array(
          z.object({
            name: text(),
            value: text(),
            hidden: z.literal(true).optional().describe('It is not shown when the page is opened'),
          }),
        )
        .max(300)
        .optional()
        .describe('What it shows beside a label, such as a total or a counter, when the page is opened'),
      messages: z.array(text()).max(200).describe('What its live regions, alerts and status lines say'),
      cut: z.literal(true).optional().describe('There is more than is told here'),
    })
    .meta({ id: 'PageInventory' }),
)

export const pagesField = () => z.array(PageInventorySchema()).max(mostPages)

export type PageReveal = z.infer<ReturnType<typeof RevealSchema>>
export type PageControl = z.infer<ReturnType<typeof PageControlSchema>>
export type PageInventory = z.infer<ReturnType<typeof PageInventorySchema>>
