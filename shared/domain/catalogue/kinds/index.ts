import type { Kind } from '../idea.ts'
import { accessibility } from './accessibility.ts'
import { answer } from './answer.ts'
import { api } from './api.ts'
import { calculation } from './calculation.ts'
import { cancel } from './cancel.ts'
import { combination } from './combination.ts'
import { commandKind } from './command.ts'
import { concurrency } from './concurrency.ts'
import { condition } from './condition.ts'
import { create } from './create.ts'
import { byDefault } from './default.ts'
import { deleteKind } from './delete.ts'
import { edit } from './edit.ts'
import { enable } from './enable.ts'
import { expiry } from './expiry.ts'
import { exportKind } from './export.ts'
import { filter } from './filter.ts'
import { format } from './format.ts'
import { integrate } from './integrate.ts'
import { language } from './language.ts'
import { layout } from './layout.ts'
import { length } from './length.ts'
import { limit } from './limit.ts'
import { lockout } from './lockout.ts'
import { log } from './log.ts'
import { match } from './match.ts'
import { message } from './message.ts'
import { navigate } from './navigate.ts'
import { notify } from './notify.ts'
import { once } from './once.ts'
import { options } from './options.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { performance } from './performance.ts'
import { permission } from './permission.ts'
import { persist } from './persist.ts'
import { privacy } from './privacy.ts'
import { reliability } from './reliability.ts'
import { required } from './required.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { show } from './show.ts'
import { signIn } from './sign-in.ts'
import { state } from './state.ts'
import { unchanged } from './unchanged.ts'
import { unique } from './unique.ts'
import { upload } from './upload.ts'
import { when } from './when.ts'

/** What testers try, by the kind of a demand. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [
    accessibility,
    answer,
    api,
    calculation,
    cancel,
    combination,
    commandKind,
    concurrency,
    condition,
    create,
    byDefault,
    deleteKind,
    edit,
    enable,
    expiry,
    exportKind,
    filter,
    format,
    integrate,
    language,
    layout,
    length,
    limit,
    lockout,
    log,
    match,
    message,
    navigate,
    notify,
    once,
    options,
    order,
    payment,
    performance,
    permission,
    persist,
    privacy,
    reliability,
    required,
    schedule,
    search,
    security,
    show,
    signIn,
    state,
    unchanged,
    unique,
    upload,
    when,
  ].map((kind) => [kind.kind, kind]),
)
