import { TALE } from '@skystair/content/story/tale.ts'
import {
  addMarker as addMarkerCall,
  addMarkers as addMarkersCall,
  removeMarker as removeMarkerCall,
  removeNotification as removeNotificationCall,
  resetCreatureNews as resetCreatureNewsCall,
  resetNotifications as resetNotificationsCall,
  resetRoadNews as resetRoadNewsCall,
  setCoordinate as setCoordinateCall,
  setOfferSeen as setOfferSeenCall,
  setRated as setRatedCall,
  updateVersion as updateVersionCall,
} from '@skystair/contract/player.ts'
import { addMarkers as addEarned, removeMarker as unmark } from '@skystair/rules/player/markers.ts'
import type { Player } from '@skystair/rules/player/player.ts'
import { isRefusal, refused } from '@skystair/rules/refusal.ts'
import { hereOf, walkTo, withHere } from '@skystair/rules/road/travel.ts'
import type { Marker } from '@skystair/rules/story/marker.ts'
import { markersOf } from '@skystair/rules/story/memory.ts'
import { change } from './change.ts'

export const setCoordinate = change(setCoordinateCall, ({ player, body }) => {
  const { travels } = player.climb
  if (body.worldType !== travels.world) return refused('player.refused.world-unknown')
  if (player.battleId !== null) return refused('battle.refused.fighting')
  const road = walkTo(hereOf(travels), body.coordinate)
  if (isRefusal(road)) return road
  const climb = { ...player.climb, travels: withHere(travels, road) }
  return { ...player, climb, defaultWorld: body.defaultWorld }
})

const mark = (player: Player, markers: readonly Marker[]) =>
  addEarned(player, markers, markersOf(TALE, player.climb.story.told))

export const addMarker = change(addMarkerCall, ({ player, body }) => mark(player, [body.playerMarker]))

export const addMarkers = change(addMarkersCall, ({ player, body }) => mark(player, body.playerMarkers))

export const removeMarker = change(removeMarkerCall, ({ player, body }) => unmark(player, body.playerMarker))

export const removeNotification = change(removeNotificationCall, ({ player, params }) => {
  const notifications = player.notifications.filter(({ id }) => id !== params.id)
  if (notifications.length === player.notifications.length)
    return refused('player.refused.notification-not-found')
  return { ...player, notifications }
})

export const resetNotifications = change(resetNotificationsCall, ({ player }) => ({
  ...player,
  notifications: [],
}))

export const resetRoadNews = change(resetRoadNewsCall, ({ player }) => ({
  ...player,
  unreadNews: { ...player.unreadNews, road: false },
}))

export const resetCreatureNews = change(resetCreatureNewsCall, ({ player }) => ({
  ...player,
  unreadNews: { ...player.unreadNews, creature: false },
}))

export const setOfferSeen = change(setOfferSeenCall, ({ player, body }) => ({
  ...player,
  offersSeen: [...new Set([...player.offersSeen, body.offer])],
}))

export const setRated = change(setRatedCall, ({ player }) => ({ ...player, rated: true }))

export const updateVersion = change(updateVersionCall, ({ player, body }) => ({
  ...player,
  clientVersion: body.version,
}))
