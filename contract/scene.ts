// What the scene header may hold. A file of its own, because the page checks what it has kept by it, and needs nothing else of the schema.
export const mostSceneLetters = 1000;
export const scenePattern = `^[\\w:!,.~%*'()-]{0,${mostSceneLetters}}$`;
