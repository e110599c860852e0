export const title = 'Shrek, el adivino';
export const goBack = 'Volver';
export const who = '¿Quién mirará por ti en la cebolla?';
export const predicting = 'Adivinando...';
export const reveal = 'Revela mi destino pantanoso';
export const withoutScript = 'La cebolla solo brilla con JavaScript activado.';
export const nobodyChosen = '¡Elige primero un personaje de Shrek!';
export const missingPool = 'Este personaje aún no tiene fortunas.';
