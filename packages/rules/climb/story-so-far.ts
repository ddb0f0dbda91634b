/** What a player has been told, and the answer each scene got. */
export interface Story {
  readonly told: Readonly<Record<string, string>>
}

export const NOTHING_TOLD: Story = { told: {} }
