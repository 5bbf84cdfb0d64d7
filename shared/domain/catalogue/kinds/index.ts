import type { Kind } from '../idea.ts'
import { accessibility } from './accessibility.ts'
import { api } from './api.ts'
import { calculation } from './calculation.ts'
import { condition } from './condition.ts'
import { byDefault } from './default.ts'
import { expiry } from './expiry.ts'
import { exported } from './export.ts'
import { filter } from './filter.ts'
import { format } from './format.ts'
import { integrate } from './integrate.ts'
import { language } from './language.ts'
import { layout } from './layout.ts'
import { length } from './length.ts'
import { limit } from './limit.ts'
import { match } from './match.ts'
import { message } from './message.ts'
import { notify } from './notify.ts'
import { once } from './once.ts'
import { options } from './options.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { performance } from './performance.ts'
import { permission } from './permission.ts'
import { reliability } from './reliability.ts'
import { required } from './required.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { show } from './show.ts'
import { state } from './state.ts'
import { unique } from './unique.ts'
import { upload } from './upload.ts'
import { when } from './when.ts'

/** What testers try, by the kind of a demand. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [
    accessibility,
    api,
    calculation,
    condition,
    byDefault,
    expiry,
    exported,
    filter,
    format,
    integrate,
    language,
    layout,
    length,
    limit,
    match,
    message,
    notify,
    once,
    options,
    order,
    payment,
    performance,
    permission,
    reliability,
    required,
    schedule,
    search,
    show,
    state,
    unique,
    upload,
    when,
  ].map((kind) => [kind.kind, kind]),
)
