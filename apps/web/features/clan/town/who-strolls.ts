import type { Participant } from '@skystair/contract/clan-view.ts'

const most = 8

/** Oneself, then who is here now, then who was here last. */
export function whoStrolls(members: readonly Participant[], ownId: number): readonly Participant[] {
  const nearness = ({ player }: Participant): number =>
    player.id === ownId
      ? Number.POSITIVE_INFINITY
      : player.online
        ? Number.MAX_SAFE_INTEGER
        : (player.seenAt ?? 0)
  return members.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, most)
}
