import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import type * as Phaser from 'phaser'
import type { Puppet } from '../puppet/puppet.ts'
import { feastKey } from './feast-art.ts'

/** The hat of a feast on somebody's head, or none; on ordinary days not even where heads are is fetched. */
export async function putOnHat(scene: Phaser.Scene, puppet: Puppet, feast: EventKind | null): Promise<void> {
  if (feast === null) return puppet.wear(null)
  const { hatFor } = await import('./hat.ts')
  if (puppet.mesh.active && scene.textures.exists(feastKey(feast)))
    puppet.wear(hatFor(scene, puppet.rig.id, feast))
}
