export const back = 'Atrás';
export const tryAgain = 'Intentar otra vez';
export const goHome = 'Ir al inicio';
export const close = 'Cerrar';
export const newTab = 'se abre en otra pestaña';
export const careAndHelp = 'Ayuda y apoyo';

export const rotten = 'Esa tabla estaba podrida';
export const partMissing = 'Esta parte no ha llegado. El camino de vuelta está seco.';
export const pathUnderWater = 'El camino está bajo el agua. Lo que tienes aquí sigue seco.';
export const stay = 'Quedarme aquí';
