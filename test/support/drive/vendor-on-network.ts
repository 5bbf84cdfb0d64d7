import { type Answer, newReceiver } from '../receivers.ts'
import { type Vendor, newVendor } from './vendor.ts'

/** Where the settings of tests say that the vendor is. */
export const vendorHost = 'vendor.example'

const shared = globalThis as typeof globalThis & { driveVendor?: Vendor }

/** The vendor behind `fetch`, for all tests: each takes accounts of its own, since jobs of others may be under way. */
export function vendorOnNetwork(): Vendor {
  if (shared.driveVendor) return shared.driveVendor
  const vendor = newVendor()
  const answer: Answer = ({ url }, { signal, ...init }) => {
    signal?.throwIfAborted()
    return vendor.answer(new Request(url, init))
  }
  newReceiver(answer, vendorHost)
  shared.driveVendor = vendor
  return vendor
}
