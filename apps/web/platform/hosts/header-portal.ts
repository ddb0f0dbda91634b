import type { Launch } from '../device/launch.ts'
import { entersElsewhere, languageOf, plain } from './a-host.ts'
import type { Host } from './host.ts'
import { webTill } from './web-till.ts'

/** A portal that names its player in the address and signs it: name, moment, signature. */
export const headerPortal =
  (name: 'photo' | 'mail' | 'operator', field: string) =>
  async ({ query }: Launch): Promise<Host> => {
    const fields = new URLSearchParams(query)
    const user = fields.get(field)
    const proof = async () => (user !== null && fields.has('sign') ? query : null)
    return {
      ...plain,
      name,
      language: languageOf(fields.get('lang')),
      invitedBy: fields.get('ref'),
      headers: user === null ? {} : { [field]: user },
      showsAge: true,
      proof,
      enter: entersElsewhere(name, proof),
      till: webTill,
    }
  }
