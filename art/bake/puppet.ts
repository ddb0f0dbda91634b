import { readFile } from 'node:fs/promises'
import type { PuppetAsset } from '../asset.ts'
import { puppetPicture, puppetRig } from '../baked/files.ts'
import type { Box, Pair, Rig, RigMark, RigPart } from '../clips/rig.ts'
import { UNITS_PER_PIXEL } from '../clips/rig.ts'
import { FINE } from '../model/studio.ts'
import { type Cut, cutOut, softened } from './cut.ts'
import type { Baked } from './ledger.ts'
import { pack } from './pack.ts'
import { hashOf, render } from './renderer.ts'
import { compose, qualityFor, save, webps } from './sheet.ts'

interface Joints {
  parts: {
    name: string
    parent: string
    at: [number, number]
    to?: [number, number]
    corner: [number, number]
    hidden: boolean
  }[]
  marks: { name: string; part: string; at: [number, number] }[]
}
const SHADOW = ' shadow'
const rounded = (v: number, digits = 1): number => Math.round(v * 10 ** digits) / 10 ** digits
const units = (px: number): number => rounded((px / FINE) * UNITS_PER_PIXEL)
const pair = (p: readonly [number, number]): Pair => [units(p[0]), units(p[1])]

export const bakePuppet = async ({ id, shot }: PuppetAsset): Promise<Baked<'puppets'>> => {
  const out = await render(shot, true)
  const joints = JSON.parse(await readFile(`${out}.json`, 'utf8')) as Joints
  const cuts = await Promise.all(joints.parts.map((p) => cutOut(p.name, `${out}.${p.name}.png`, p.corner)))
  const shadowCut = await cutOut(SHADOW, `${out}.shadow.png`)
  const all: Cut[] = [...cuts, await softened(shadowCut)]
  const { width, height, places } = pack(all)
  const uv = (i: number): Box => {
    const [cut, place] = [all[i], places[i]]
    if (!cut || !place) throw new Error(`${id}: nothing placed`)
    return [place.x / width, place.y / height, cut.width / width, cut.height / height].map((v) =>
      rounded(v, 5),
    ) as unknown as Box
  }
  const box = (cut: Cut): Box => [units(cut.left), units(cut.top), units(cut.width), units(cut.height)]
  const parts = joints.parts.map((p, i): RigPart => {
    const cut = cuts[i]
    if (!cut) throw new Error(`${id}: no picture of ${p.name}`)
    return {
      name: p.name,
      parent: p.parent || null,
      at: pair(p.at),
      to: p.to ? pair(p.to) : null,
      hidden: p.hidden,
      box: box(cut),
      uv: uv(i),
    }
  })
  const top = Math.min(...cuts.filter((c) => c.name !== 'weapon').map((c) => c.top))
  const rig: Rig = {
    id,
    plan: shot.model.plan,
    foot: pair(shot.camera.foot),
    shadow: { box: box(shadowCut), uv: uv(all.length - 1) },
    height: units(shot.camera.foot[1] - top),
    parts,
    marks: Object.fromEntries(
      joints.marks.map((k): [string, RigMark] => [k.name, { part: k.part, at: pair(k.at) }]),
    ),
  }
  const [half, fine] = await webps(await compose(all, places, width, height), qualityFor(width, height))
  await save(puppetRig(id), JSON.stringify(rig))
  const bytes = [await save(puppetPicture(id, 1), half), await save(puppetPicture(id, 2), fine)] as const
  return { hash: hashOf(shot), plan: shot.model.plan, bytes }
}
